import type { PublicSettings } from '@tokpa/contract';

type WithRows = Partial<Pick<PublicSettings, 'faq' | 'shippingZones' | 'refundDelays'>>;

/** The names by which pages know a row, each with its place in the setting's value. Those of the questions stand on one page. */
function namesIn({ faq = [], shippingZones = [], refundDelays = [] }: WithRows): [place: string, name: string][] {
  return [
    ...shippingZones.map(({ name }, at): [string, string] => [`${at}.name`, name]),
    ...refundDelays.map(({ method }, at): [string, string] => [`${at}.method`, method]),
    ...faq.flatMap(({ id, questions }, at): [string, string][] => [
      [`${at}.id`, id],
      ...questions.map((one, row): [string, string] => [`${at}.questions.${row}.id`, one.id]),
    ]),
  ];
}

/**
 * What is wrong with a setting's rows that are called as one before them, below `field`. Asked where they are written alone: what was kept
 * before it was refused is still the shop's.
 */
export function repeatedNames(settings: WithRows, field: string): [place: string, message: string][] {
  const seen = new Set<string>();
  return namesIn(settings).flatMap(([place, name]): [string, string][] => {
    if (seen.has(name)) return [[`${field}.${place}`, 'Une autre ligne porte déjà ce nom']];
    seen.add(name);
    return [];
  });
}
