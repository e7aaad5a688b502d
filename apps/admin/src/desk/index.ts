export { AnswerPanel } from './answer-panel.tsx';
export { TakeOver } from './take-over.tsx';
export { Inbox } from './inbox.tsx';
export type { Moderation } from './judged.ts';
export { BulkJudgement, ModerationActs } from './moderation.tsx';
