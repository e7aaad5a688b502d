export { AnswerPanel } from './answer-panel.tsx';
export { TakeOver } from './take-over.tsx';
export { Inbox } from './inbox.tsx';
export { BulkJudgement, type Moderation, ModerationActs } from './moderation.tsx';
