-- What was bought and how it was paid. Transactions are kept after an account is gone, without the
-- person. Seller's and payment service's numbers are unique, so nothing is granted twice.
create table purchase_order (
  id bigint primary key,
  user_id bigint references app_user (id) on delete set null,
  -- Our number at the payment service; unlike the id it is never given twice, in no installation.
  number text not null unique,
  kind text not null check (kind in ('subscription', 'package')),
  -- Null for a package.
  months integer check (months > 0),
  -- Of each month for a subscription, else of the package.
  messages integer not null check (messages > 0),
  price_fen integer not null check (price_fen > 0),
  provider text not null check (provider in ('sandbox', 'alipay')),
  state text not null check (state in ('created', 'paid', 'granted', 'closed')),
  trade_no text,
  created_at timestamptz not null,
  paid_at timestamptz,
  granted_at timestamptz,
  closed_at timestamptz,
  check ((kind = 'subscription') = (months is not null)),
  check ((state in ('paid', 'granted')) = (paid_at is not null)),
  check ((paid_at is null) = (trade_no is null)),
  check ((state = 'granted') = (granted_at is not null)),
  unique (provider, trade_no)
);
create index purchase_order_by_user on purchase_order (user_id, id desc);
create index purchase_order_open on purchase_order (created_at) where state = 'created';
