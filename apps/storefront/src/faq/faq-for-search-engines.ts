import { faqOf, type ShopFacts } from './questions.ts';

/** The questions as schema.org knows them. */
export function faqForSearchEngines(facts: ShopFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqOf(facts).flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
