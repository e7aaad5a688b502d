import { Notice } from './notice.tsx';

/** What is wrong with a form as a whole: stands over its button and is said aloud as it appears. */
export function FormProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div role="alert">
      <Notice tone="error">{children}</Notice>
    </div>
  );
}
