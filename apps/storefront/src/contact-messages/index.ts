export { ContactDetails } from './contact-details.tsx';
export { ContactMessage } from './contact-message.tsx';
export { LinkRows, QUICK_LINKS } from './link-rows.tsx';
export { MarketMap } from './market-map.tsx';
export { Whereabouts } from './whereabouts.tsx';
