export { ActDialog } from './act-dialog.tsx';
export { formatMoment } from './dates.ts';
export { messageOf } from './message-of.ts';
export { PageHeading } from './page-heading.tsx';
export { Panel } from './panel.tsx';
export { Status, type Tone } from './status.tsx';
export { useAct } from './use-act.ts';
export { useIsPhone } from './use-is-phone.ts';
