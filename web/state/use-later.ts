import { useEffect, useState } from "preact/hooks";

/** True once something has been wanted for so long without a break; false as soon as it is not. */
export function useLater(wanted: boolean, ms: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [wanted, ms]);
  return due && wanted;
}
