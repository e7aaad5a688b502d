/** The menu, the day's work first; what is not there yet, or not for this person, is left out. */
export const MENU: readonly { title: string; resources: readonly string[] }[] = [
  { title: 'Ventes', resources: ['orders', 'transactions', 'return-requests', 'users'] },
  { title: 'Catalogue', resources: ['products', 'categories', 'reviews', 'coupons', 'user-coupons'] },
  {
    title: 'Formations et rendez-vous',
    resources: [
      'formations',
      'formation-enrollments',
      'seminars',
      'seminar-registrations',
      'coaching-sessions',
      'coaching-enrollments',
    ],
  },
  {
    title: 'Contenu',
    resources: [
      'blog-posts',
      'blog-comments',
      'blog-categories',
      'blog-tags',
      'recipes',
      'recipe-categories',
      'content-library',
    ],
  },
  {
    title: 'Clients et messages',
    resources: ['contact-messages', 'email-campaigns', 'newsletter-subscribers', 'mails'],
  },
  { title: 'Boutique', resources: ['settings', 'staff', 'audit-log', 'system'] },
];
