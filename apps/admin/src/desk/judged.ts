/** What somebody wrote, and what has been decided about it. */
export type Judged = { id: string; status: string; content: string; answer: string | null };

/** What may be decided, as a button says it, and what is said once it is done. */
export type Judgement<Status extends string> = { status: Status; act: string; done: string };

/** What readers and customers wrote, which somebody here lets through or not, and may answer. */
export type Moderation<Status extends string> = {
  resource: string;
  judgements: readonly Judgement<Status>[];
  /** « 2 avis » */
  counted: (count: number) => string;
  answerTitle: string;
  answerHelp: string;
  answerMax: number;
  judge: (id: string, decision: { status?: Status | 'APPROVED'; answer?: string }) => Promise<unknown>;
};
