export type Problem = {
/** A stable name for the reason. */
code: string,
/** One sentence in the reader's language. */
message: string,
/** The number of the rule it rests on, where there is one. */
rule?: string, };
