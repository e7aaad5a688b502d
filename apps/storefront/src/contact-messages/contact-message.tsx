import { SentForm } from '../ui/sent-form.tsx';
import { MessageForm } from './message-form.tsx';

export function ContactMessage() {
  return <SentForm>{(onSent) => <MessageForm onSent={onSent} />}</SentForm>;
}
