import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { BackOffice } from './back-office.tsx';

const place = document.querySelector('#root');
if (!place) throw new Error('The page of the back office has no #root.');

const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

createRoot(place).render(
  <StrictMode>
    {/* As a transition, the way to the sign-in page would be put off again and again by react-admin's own updates. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
