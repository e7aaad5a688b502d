/** Whether somebody has asked their browser to spare data; pages and the worker read the same wish. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
