/**
 * The first step of `npm start`, `npm test` and the like: `node tools/bootstrap.mjs TOOL.ts [ARGUMENT…]`.
 *
 * It runs before anything is installed, on whatever Node the machine has, so it
 * is plain JavaScript without a dependency. It installs where the lock file asks
 * for something else than what is there, then runs the tool with the Node that
 * the install brought.
 */
import { spawn, spawnSync } from "child_process";
import { accessSync, constants, existsSync, readFileSync } from "fs";
import { dirname, join } from "path";
import { fileURLToPath } from "url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = 20;

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/** Whether every package of the lock file is there in its version (npm keeps a list of what it installed). */
function isInstalled() {
  const wanted = readLock(join(root, "package-lock.json"));
  const present = readLock(join(root, "node_modules", ".package-lock.json"));
  return Object.keys(wanted).every((path) => {
    if (path === "" || present[path] === undefined)
      return path === "" || wanted[path].optional === true;
    return (
      present[path].version === wanted[path].version &&
      present[path].integrity === wanted[path].integrity
    );
  });
}

function install() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    refuse(
      "Cannot write into " +
        root +
        ": installing needs write permission there. Clone the repository into a folder of your own.",
    );
  }
  console.error("Installing what package-lock.json names; the first time takes a minute or two …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Standard output belongs to the tool: some print JSON there.
  const options = { cwd: root, stdio: ["inherit", 2, 2], shell: process.platform === "win32" };
  // "error": npm warns of an older Node, and the tools do not run on it but on the one installed here.
  const result = spawnSync(npm, ["ci", "--loglevel=error", "--no-audit", "--no-fund"], options);
  if (result.status !== 0)
    refuse("npm could not install (see above): check the network, then try again.");
}

const version = Number(process.versions.node.split(".")[0]);
if (version < OLDEST_NODE) {
  refuse(
    "Node " +
      process.versions.node +
      " is too old: this needs Node " +
      OLDEST_NODE +
      " or newer (https://nodejs.org).",
  );
}

const tool = process.argv[2];
if (tool === undefined) refuse("Say which tool to run: node tools/bootstrap.mjs TOOL.ts");
if (!isInstalled()) install();

const bin = join(root, "node_modules", ".bin");
const separator = process.platform === "win32" ? ";" : ":";
// The lock file pins this Node, so what it calls experimental does not change under us.
const flags = ["--disable-warning=ExperimentalWarning"];
const child = spawn(join(bin, "node"), flags.concat(tool, process.argv.slice(3)), {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: Object.assign({}, process.env, { PATH: bin + separator + process.env.PATH }),
});
child.on("error", (error) => refuse("Cannot run " + tool + ": " + error.message));
// A terminal sends its interrupt to both, and the tool decides when it is done; where it came to
// this process alone, the tool has not heard of it.
process.on("SIGINT", () => setTimeout(() => child.kill("SIGTERM"), 1000));
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code, signal) =>
  process.exit(code === null ? (signal === "SIGINT" ? 0 : 1) : code),
);
