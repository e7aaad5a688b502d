import type { PictureRecipe } from '../pictures/index.ts';

export type SubcategoryContent = { slug: string; name: string; description: string; picture: PictureRecipe };
export type CategoryContent = SubcategoryContent & { subcategories: readonly SubcategoryContent[] };

export type VariationContent = {
  /** Option name → value, e.g. `{ Format: '250 g' }`. */
  options: Readonly<Record<string, string>>;
  priceFcfa: number;
  originalPriceFcfa?: number;
  stock: number;
  sku: string;
};

export type ProductContent = {
  slug: string;
  name: string;
  /** Slug of its sub-category. */
  category: string;
  sku: string;
  /** Paragraphs are parted by an empty line. */
  description: string;
  features: readonly string[];
  /** With variations: that of the cheapest. */
  priceFcfa: number;
  originalPriceFcfa?: number;
  /** With variations: their sum. */
  stock: number;
  isNew: boolean;
  isFeatured: boolean;
  createdDaysAgo: number;
  variations: readonly VariationContent[];
  pictures: readonly PictureRecipe[];
};

export type ShopperContent = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: {
    addressLine1: string;
    addressLine2?: string;
    city: string;
    /** The department. */
    state: string;
    country: string;
    landmark: string;
  };
};

export type ReviewContent = {
  productSlug: string;
  shopperEmail: string;
  rating: number;
  title: string;
  content: string;
  daysAgo: number;
  verifiedPurchase: boolean;
};

type Publication = { slug: string; title: string; description: string; picture: PictureRecipe };

/** Of a lesson's text, parts are parted by empty lines: « ## » begins a title, « - » and « 1. » the lines of a list, all else is a paragraph. */
export type ModuleContent = { title: string; lessons: readonly { title: string; text: string }[] };

export type FormationContent = Publication & {
  content: string;
  priceFcfa: number;
  durationMinutes: number;
  level: 'DEBUTANT' | 'INTERMEDIAIRE' | 'AVANCE';
  modules: readonly ModuleContent[];
};

export type SeminarContent = Publication & {
  startsInDays: number;
  durationHours: number;
  location: string;
  venue: string;
  address: string;
  priceFcfa: number;
  maxParticipants: number;
};

export type CoachingContent = Publication & {
  coachName: string;
  priceFcfa: number;
  durationMinutes: number;
  mode: 'ONLINE' | 'ONSITE';
  location?: string;
  startsInDays: number;
  maxParticipants: number;
};

export type RecipeContent = Publication & {
  category: string;
  ingredients: readonly string[];
  steps: readonly string[];
  prepMinutes: number;
  cookMinutes: number;
  servings: number;
  difficulty: 'FACILE' | 'MOYEN' | 'DIFFICILE';
  productSlugs: readonly string[];
};

export type ArticleContent = Omit<Publication, 'description'> & {
  excerpt: string;
  content: string;
  category: string;
  tags: readonly string[];
  author: string;
  publishedDaysAgo: number;
};

export type CommentContent = {
  articleSlug: string;
  /** Whose it is, among the shoppers in their order. */
  shopperIndex: number;
  content: string;
  daysAgo: number;
  status: 'APPROVED' | 'PENDING' | 'SPAM';
  answer: string | null;
};

export type DocumentContent = {
  title: string;
  description: string;
  category: string;
  fileName: string;
  /** The slug of the formation that it goes with. */
  formation?: string;
  /** Drawn on one page: a heading and its points. */
  sections: readonly { heading: string; points: readonly string[] }[];
};
