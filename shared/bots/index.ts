export {
  BROWSER_BUDGET,
  decide,
  SERVICE_BUDGET,
  type Budget,
  type Decision,
  type Question,
} from "./decide.ts";
export { LEVELS, REASONS, type Level, type Reason } from "./level.ts";
export { observe, startMemory, teaches, type Memory } from "./memory.ts";
export { randomFrom, randomFromNumber, type Random } from "./random.ts";
export { COMPARISONS, NOTICEABLE, type Comparison } from "./search/comparison.ts";
export { review, type Review } from "./search/review.ts";
