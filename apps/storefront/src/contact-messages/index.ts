export { ContactDetails } from './contact-details.tsx';
export { ContactMessage } from './contact-message.tsx';
export { MarketMap } from './market-map.tsx';
export { QuickLinks } from './quick-links.tsx';
