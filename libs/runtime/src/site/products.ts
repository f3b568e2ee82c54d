// What the public pages offer, with the lowest price of each.

export type Product = {
  /** How an address names it. */
  id: string;
  name: string;
  /** US cents a month. */
  fromCents: number;
  text: string;
  /** Leads: what the plans compared on the same page are the prices of. Of the others sales sets accounts up. */
  hasPlans?: true;
};

export const products: readonly Product[] = [
  {
    id: 'social-selling',
    name: 'Social Selling & Inventory Management',
    fromCents: 999,
    text: 'Show what you have in stock where your customers already look, and know what is left.',
  },
  {
    id: 'shipping',
    name: 'Shipping & Order Management',
    fromCents: 999,
    text: 'Orders, labels and parcels in one list, from the sale to the door.',
  },
  {
    id: 'texting',
    name: 'Texting Tools & Contact Management',
    fromCents: 1499,
    text: 'Text the customers who agreed to it, and keep what was said beside their name.',
  },
  {
    id: 'presentations',
    name: 'Sales & Marketing Presentations',
    fromCents: 2800,
    text: 'Slides for a first meeting, made for your trade and changed in minutes.',
  },
  {
    id: 'research',
    name: 'Sales & Marketing Research',
    fromCents: 5000,
    text: 'Search, count and download consumer, business, vehicle and e-mail leads. The plans below are its prices.',
    hasPlans: true,
  },
];
