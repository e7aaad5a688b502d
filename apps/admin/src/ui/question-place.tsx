import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Question = (close: () => void) => ReactNode;

const QuestionContext = createContext<(question: Question) => void>(() => undefined);

/** Opens a question about a row of the list that it is called in. */
export function useQuestion() {
  return use(QuestionContext);
}

/**
 * Holds what is asked about a row of a list. A row goes when the list is read anew, and all of them are drawn again as cards when the
 * device is turned: what is being written must not go with them.
 */
export function QuestionPlace({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ReactNode>();
  const ask = useCallback((asked: Question) => setQuestion(asked(() => setQuestion(undefined))), []);
  return (
    <QuestionContext value={ask}>
      {children}
      {question}
    </QuestionContext>
  );
}
