/** What somebody wrote, and what has been decided about it. */
export type Judged = { id: string; status: string; content: string; answer: string | null; updatedAt: string };

/** What a decision is about: as it was read, so that a colleague's of meanwhile is not undone unseen. */
type Read = { id: string; updatedAt?: string };
type Decision<Status extends string> = { status?: Status | 'APPROVED'; answer?: string };

/** What may be decided, as a button says it, and what is said once it is done. */
export type Judgement<Status extends string> = { status: Status; act: string; done: string };

/** What readers and customers wrote, which somebody here lets through or not, and may answer. */
export type Moderation<Status extends string> = {
  resource: string;
  judgements: readonly Judgement<Status>[];
  statusLabels: Readonly<Record<string, string>>;
  /** « 2 avis » */
  counted: (count: number) => string;
  answerTitle: string;
  answerHelp: string;
  answerMax: number;
  find: (id: string) => Promise<Judged>;
  judge: (read: Read, decision: Decision<Status>) => Promise<{ data: { updatedAt: string } }>;
};
