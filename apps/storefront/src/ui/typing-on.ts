let field: HTMLInputElement | null = null;
let text: string | undefined;

const focused = () => document.querySelector<HTMLInputElement>('input:focus, textarea:focus');

/** Notes in which field somebody is, and what stands there, as they ask for another page. */
export function noteField(): void {
  field = focused();
  text = field?.value;
}

/** Whether they went into a field since, or typed on in the one that they were in: what comes leaves them there. */
export function isTypingOn(): boolean {
  const now = focused();
  return now !== null && (now !== field || now.value !== text);
}
