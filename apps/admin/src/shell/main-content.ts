/** The screen, beside the menu and below the bar. */
export const MAIN_CONTENT = 'main-content';

export function mainContent(): HTMLElement | null {
  return document.getElementById(MAIN_CONTENT);
}
