import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { AccountPage, InvitationPage } from './account/index.ts';
import { api } from './api.ts';
import * as auditLog from './audit-log/index.ts';
import { createAuthProvider } from './auth-provider.ts';
import * as blogCategories from './blog-categories/index.ts';
import * as blogComments from './blog-comments/index.ts';
import * as blogPosts from './blog-posts/index.ts';
import * as blogTags from './blog-tags/index.ts';
import * as categories from './categories/index.ts';
import * as coachingEnrollments from './coaching-enrollments/index.ts';
import * as coachingSessions from './coaching-sessions/index.ts';
import * as contactMessages from './contact-messages/index.ts';
import * as contentLibrary from './content-library/index.ts';
import * as coupons from './coupons/index.ts';
import { Dashboard } from './dashboard/index.ts';
import { createDataProvider } from './data-provider.ts';
import * as emailCampaigns from './email-campaigns/index.ts';
import * as formationEnrollments from './formation-enrollments/index.ts';
import * as formations from './formations/index.ts';
import { french } from './french.ts';
import * as mails from './mails/index.ts';
import * as newsletterSubscribers from './newsletter-subscribers/index.ts';
import * as orders from './orders/index.ts';
import * as products from './products/index.ts';
import { queryClient } from './query-client.ts';
import * as recipeCategories from './recipe-categories/index.ts';
import * as recipes from './recipes/index.ts';
import * as returnRequests from './return-requests/index.ts';
import * as reviews from './reviews/index.ts';
import { routing } from './routing.ts';
import * as seminarRegistrations from './seminar-registrations/index.ts';
import * as seminars from './seminars/index.ts';
import * as settings from './settings/index.ts';
import { Frame, NotAllowed, SignIn } from './shell/index.ts';
import * as staff from './staff/index.ts';
import * as system from './system/index.ts';
import { theme } from './theme.ts';
import * as users from './users/index.ts';
import * as transactions from './transactions/index.ts';
import * as userCoupons from './user-coupons/index.ts';

const authProvider = createAuthProvider(api);
const dataProvider = createDataProvider(api);

export function BackOffice() {
  return (
    <Admin
      title="Back-office"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      routerProvider={routing}
      i18nProvider={french}
      loginPage={SignIn}
      layout={Frame}
      dashboard={Dashboard}
      accessDenied={NotAllowed}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      <Resource name="orders" {...orders.screens} />
      <Resource name="products" {...products.screens} />
      <Resource name="categories" {...categories.screens} />
      <Resource name="transactions" {...transactions.screens} />
      <Resource name="coupons" {...coupons.screens} recordRepresentation="code" />
      <Resource name="user-coupons" {...userCoupons.screens} />
      <Resource name="formations" {...formations.screens} />
      <Resource name="formation-enrollments" {...formationEnrollments.screens} />
      <Resource name="seminars" {...seminars.screens} />
      <Resource name="seminar-registrations" {...seminarRegistrations.screens} />
      <Resource name="coaching-sessions" {...coachingSessions.screens} />
      <Resource name="coaching-enrollments" {...coachingEnrollments.screens} />
      <Resource name="blog-posts" {...blogPosts.screens} />
      <Resource name="blog-comments" {...blogComments.screens} />
      <Resource name="blog-categories" {...blogCategories.screens} />
      <Resource name="blog-tags" {...blogTags.screens} />
      <Resource name="recipes" {...recipes.screens} />
      <Resource name="recipe-categories" {...recipeCategories.screens} />
      <Resource name="content-library" {...contentLibrary.screens} />
      <Resource name="reviews" {...reviews.screens} />
      <Resource name="return-requests" {...returnRequests.screens} />
      <Resource name="contact-messages" {...contactMessages.screens} />
      <Resource name="email-campaigns" {...emailCampaigns.screens} recordRepresentation="subject" />
      <Resource name="newsletter-subscribers" {...newsletterSubscribers.screens} recordRepresentation="email" />
      <Resource name="mails" {...mails.screens} />
      <Resource name="users" {...users.screens} />
      <Resource name="settings" {...settings.screens} />
      <Resource name="staff" {...staff.screens} />
      <Resource name="audit-log" {...auditLog.screens} />
      <Resource name="system" {...system.screens} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  );
}
