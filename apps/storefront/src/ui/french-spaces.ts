/** French typography: what stands before `? ! : ;` and inside « » never breaks away to another line. */
export function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[?!:;»%])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}
