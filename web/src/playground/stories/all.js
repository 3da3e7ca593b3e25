// The stories, in the order of the page. A new one is one file, and one line here.
import { story as thread000 } from "./000.js";
import { story as thread001 } from "./001.js";
import { story as thread002 } from "./002.js";
import { story as thread003 } from "./003.js";
import { story as thread004 } from "./004.js";
import { story as thread005 } from "./005.js";

export const STORIES = [thread000, thread001, thread002, thread003, thread004, thread005];
