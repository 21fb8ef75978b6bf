-- Among the newest shares first: a common word is found there often enough, and a rare one needs no order.
create index share_words_newest on share_words (published_at desc, share_id desc);
-- A search that reads few pages is over before a second process has started.
alter function share_grams(text) parallel restricted;
