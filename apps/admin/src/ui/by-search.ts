/** What is written into a field that looks for rows of another list → that list's query. */
export const bySearch = (search: string) => ({ search });
