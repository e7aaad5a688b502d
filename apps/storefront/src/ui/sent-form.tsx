import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type SentFormProps = { children: (onSent: (message: string) => void, timesSent: number) => ReactNode };

/** A form that, once sent, is empty again under what the shop answered, where the focus goes. */
export function SentForm({ children }: SentFormProps) {
  const [answer, setAnswer] = useState({ message: '', times: 0 });
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.times > 0) notice.current?.focus();
  }, [answer.times]);
  return (
    <div>
      <div ref={notice} role="alert" tabIndex={-1}>
        {answer.message && (
          <Notice tone="success" className="mb-5">
            {answer.message}
          </Notice>
        )}
      </div>
      <div key={answer.times}>
        {children((message) => setAnswer(({ times }) => ({ message, times: times + 1 })), answer.times)}
      </div>
    </div>
  );
}
