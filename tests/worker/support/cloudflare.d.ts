import type * as worker from "../../../worker/index.ts";
import type { Env as WorkerEnv } from "../../../worker/env.ts";

declare global {
  // The runtime's own names for what a test finds in `cloudflare:workers`.
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      readonly GAMES: WorkerEnv["GAMES"];
      /** Size and seed of a long proof (tools/proof.ts). */
      readonly PROOF_GAMES?: string;
      readonly PROOF_REQUESTS?: string;
      readonly PROOF_SEED?: string;
    }
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
