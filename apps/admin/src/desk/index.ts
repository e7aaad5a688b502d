export { AnswerPanel } from './answer-panel.tsx';
export { TakeOver } from './take-over.tsx';
