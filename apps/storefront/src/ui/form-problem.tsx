import { Notice } from './notice.tsx';

/** Stands over the form's button; there even while empty, so that screen readers hear what comes. */
export function FormProblem({ children }: { children: string | undefined }) {
  return <div role="alert">{children && <Notice tone="error">{children}</Notice>}</div>;
}
