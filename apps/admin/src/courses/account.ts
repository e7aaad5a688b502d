type Account = { firstName: string; lastName: string };

export const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim();
