#!/bin/sh
# Runs workerd so that it ends with whoever started it, also where that one was killed by force and
# could end nothing. File descriptor 3 is a socket to the starter: a shell beside workerd waits for
# its end, and looks first whether the number is still a workerd's.
workerd=${0%/*}/../../node_modules/workerd/bin/workerd
sh -c '
  read -r _ <&3
  case $(ps -ww -o comm= -p "$1" || cat "/proc/$1/comm") in *workerd*) kill -9 "$1" ;; esac
' "$workerd" $$ </dev/null >/dev/null 2>&1 &
exec "$workerd" "$@"
