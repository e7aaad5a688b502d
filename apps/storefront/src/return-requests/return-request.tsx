import { SentForm } from '../ui/sent-form.tsx';
import { ReturnForm } from './return-form.tsx';

export function ReturnRequest() {
  return <SentForm>{(onSent, timesSent) => <ReturnForm onSent={onSent} isFirst={timesSent === 0} />}</SentForm>;
}
