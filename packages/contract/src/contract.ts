import { auditLogEndpoints } from './audit-log.ts';
import { authEndpoints } from './auth.ts';
import { blogCategoryEndpoints } from './blog-categories.ts';
import { blogCommentEndpoints } from './blog-comments.ts';
import { blogPostEndpoints } from './blog-posts.ts';
import { blogTagEndpoints } from './blog-tags.ts';
import { boughtTogetherEndpoints } from './bought-together.ts';
import { cartEndpoints } from './cart.ts';
import { categoryEndpoints } from './categories.ts';
import { coachingEnrollmentEndpoints } from './coaching-enrollments.ts';
import { coachingSessionEndpoints } from './coaching-sessions.ts';
import { contactMessageEndpoints } from './contact-messages.ts';
import { couponEndpoints } from './coupons.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { contentLibraryEndpoints } from './content-library.ts';
import { emailCampaignEndpoints } from './email-campaigns.ts';
import { favouriteEndpoints } from './favourites.ts';
import { formationEnrollmentEndpoints } from './formation-enrollments.ts';
import { formationEndpoints } from './formations.ts';
import { mailEndpoints } from './mails.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderDeskEndpoints } from './order-desk.ts';
import { orderTrackingEndpoints } from './order-tracking.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { pictureEndpoints } from './pictures.ts';
import { productImportEndpoints } from './product-imports.ts';
import { productManagementEndpoints } from './product-management.ts';
import { productEndpoints } from './products.ts';
import { receivedPaymentEndpoints } from './received-payments.ts';
import { recipeCategoryEndpoints } from './recipe-categories.ts';
import { recipeEndpoints } from './recipes.ts';
import { returnRequestEndpoints } from './return-requests.ts';
import { reviewEndpoints } from './reviews.ts';
import { savedFilterEndpoints } from './saved-filters.ts';
import { seminarRegistrationEndpoints } from './seminar-registrations.ts';
import { seminarEndpoints } from './seminars.ts';
import { settingsEndpoints } from './settings.ts';
import { shippingAddressEndpoints } from './shipping-addresses.ts';
import { staffAccountEndpoints } from './staff-account.ts';
import { staffEndpoints } from './staff.ts';
import { stockAlertEndpoints } from './stock-alerts.ts';
import { stockMovementEndpoints } from './stock-movements.ts';
import { systemEndpoints } from './system.ts';
import { transactionEndpoints } from './transactions.ts';
import { userEndpoints } from './users.ts';

/** Every call of the API. The server's routes, the reference, the typed clients and the tests all come from this map. */
export const contract = {
  ...authEndpoints,
  ...staffAccountEndpoints,
  ...staffEndpoints,
  ...savedFilterEndpoints,
  ...auditLogEndpoints,
  ...userEndpoints,
  ...dashboardEndpoints,
  ...systemEndpoints,
  ...newsletterEndpoints,
  ...emailCampaignEndpoints,
  ...mailEndpoints,
  ...settingsEndpoints,
  ...categoryEndpoints,
  ...productEndpoints,
  ...productManagementEndpoints,
  ...productImportEndpoints,
  ...stockMovementEndpoints,
  ...boughtTogetherEndpoints,
  ...stockAlertEndpoints,
  ...favouriteEndpoints,
  ...reviewEndpoints,
  ...cartEndpoints,
  ...shippingAddressEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...orderTrackingEndpoints,
  ...orderDeskEndpoints,
  ...receivedPaymentEndpoints,
  ...transactionEndpoints,
  ...paymentEndpoints,
  ...formationEndpoints,
  ...formationEnrollmentEndpoints,
  ...seminarEndpoints,
  ...seminarRegistrationEndpoints,
  ...coachingSessionEndpoints,
  ...coachingEnrollmentEndpoints,
  ...contactMessageEndpoints,
  ...returnRequestEndpoints,
  ...pictureEndpoints,
  ...blogPostEndpoints,
  ...blogCommentEndpoints,
  ...blogCategoryEndpoints,
  ...blogTagEndpoints,
  ...recipeEndpoints,
  ...recipeCategoryEndpoints,
  ...contentLibraryEndpoints,
} as const;

export type Contract = typeof contract;
export type EndpointKey = keyof Contract;
