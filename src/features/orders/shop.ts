export type SubscriptionOffer = { months: number; messages: number; priceFen: number };
export type PackageOffer = { messages: number; priceFen: number };

/** What this installation sells, and for how much. */
export type Shop = { subscription: SubscriptionOffer; packages: readonly PackageOffer[] };
