select "key", "value", "updated_at" as "updatedAt" from "settings"
