-- Money that the team noted by hand stood under the means that the customer had once chosen. How it came, nobody had been asked.
update payment_attempts set method = null where provider = 'manual';
