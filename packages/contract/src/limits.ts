/** The specification's constants (section 9) that both the server and the screens need. */
export const PRODUCTS_PER_PAGE = 12;
export const ORDERS_PER_PAGE = 10;
export const ADDRESSES_PER_PAGE = 10;
export const REVIEWS_PER_PAGE = 10;
export const SEARCH_RESULTS_PER_PAGE = 20;
/** A search shows so many products at most: nobody pages further, and what it costs stays the same at any size of the shop. */
export const SEARCH_RESULTS_MAX = 240;
export const SUGGESTIONS = 5;
export const SUGGESTION_MIN_LENGTH = 2;
export const FEATURED_ON_HOME = 8;
export const CATEGORIES_ON_HOME = 4;
export const CATEGORIES_IN_MENU = 8;
export const LOW_STOCK_BELOW = 5;
export const PRICE_FILTER_MAX = 500_000;
export const PROMO_CODE_MAX = 32;
export const REVIEW_CONTENT_MAX = 1000;
export const REVIEW_TITLE_MAX = 100;
export const BLOG_COMMENT_MAX = 2000;
export const RESET_CODE_LENGTH = 6;
export const PASSWORD_MIN = 6;
export const STRONG_PASSWORD_MIN = 8;
/** argon2 hashes what it gets: a bound keeps a megabyte-long password from becoming work. */
export const PASSWORD_MAX = 200;
/** The largest quantity of one article in one cart. */
export const CART_QUANTITY_MAX = 999;
export const RELATED_PRODUCTS = 8;
/** How many products the browser remembers as seen, and how many `ids` one call may name. */
export const RECENTLY_VIEWED_MAX = 12;
export const PRODUCT_IDS_MAX = 50;
export const BOUGHT_TOGETHER_MAX = 3;
export const FAVOURITES_MAX = 100;

/** So long a provider may take for a refund: longer than the shop asks for it again and again. Then a person may give it instead. */
export const REFUND_OVERDUE_HOURS = 24;
