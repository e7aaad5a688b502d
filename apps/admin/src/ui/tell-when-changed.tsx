import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Within a form: tells what stands beside it whether something is typed that is not saved. */
export function TellWhenChanged({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
