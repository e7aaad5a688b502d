/** The address of a resource's list with one filter set, its field shown. */
export function listWith(resource: string, name: string, value: string): string {
  return `/${resource}?${new URLSearchParams({
    filter: JSON.stringify({ [name]: value }),
    displayedFilters: JSON.stringify({ [name]: true }),
  })}`;
}
