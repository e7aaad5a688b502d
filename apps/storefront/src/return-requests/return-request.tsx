import { SentForm } from '../ui/sent-form.tsx';
import { ReturnForm } from './return-form.tsx';

export function ReturnRequest() {
  return <SentForm>{(onSent) => <ReturnForm onSent={onSent} />}</SentForm>;
}
