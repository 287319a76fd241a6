-- contracts: no version uses it. Effects are made once by unique keys of their own; nothing ever wrote into this table.
DROP TABLE "inbox";
