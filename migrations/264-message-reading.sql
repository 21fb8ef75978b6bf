-- What a message of the person was read to say, made once when it is sent: symptoms, values, medicines
-- and what is heard of danger, with the version of the rules. Null of messages from before; what another
-- version made is read anew from the text. Health data: it goes wherever the row goes.
alter table message add column reading jsonb;
