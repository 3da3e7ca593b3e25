//! The verbs of the fair class, in the kernel's order of steps: a tour.
//!
//! The state is one struct of tables, [`world::World`]. A verb is a method of it that bears the
//! name of the kernel's function. Where the kernel would call upwards (arm a timer, send an
//! interrupt, trace), a verb leaves an effect in the [`outbox`]; the engine takes them when the
//! verb is done.
//!
//! **A task wakes** ([`wake`], `try_to_wake_up`). A CPU is chosen for it ([`select`]: the waker's
//! or the previous one; then [`search`]: the nearest idle one that shares its cache). If that CPU
//! should do this itself (question `delivery`), it gets an interrupt and enqueues the task. Then
//! the task joins the queues ([`class`], `enqueue_task_fair`): level by level from its own entity
//! up to the root ([`Levels`](crate::model::levels::Levels)), each level as [`queue`] has it. What
//! was charged so far is brought up to date ([`account`], `update_curr`), so are the averages
//! ([`load`], PELT) and the weight of the group ([`shares`]); the entity is placed; if the group
//! has a limit, run time is drawn for it ([`bandwidth`]). At last: does the task preempt the one
//! that runs (`wakeup_preempt`)? If so, the CPU is asked to choose again.
//!
//! **A tick comes** ([`class`], `task_tick_fair`). Each level is charged; when the turn is over the
//! CPU is asked to choose again. The averages age, the governor hears of them ([`governor`]), and
//! the CPU balances with others if that is due ([`balance`]).
//!
//! **A CPU chooses** ([`schedule`], `__schedule`). A previous task that sleeps leaves its queues
//! (`dequeue_task_fair`), or stays there, delayed, until its lag is paid. Someone is picked, from
//! the root down; a queue without run time is throttled on the way. If nobody is there, the CPU
//! looks for work elsewhere first ([`balance`], newidle). Then the previous task is put back on
//! each level (`put_prev_entity`), and the next one made current on each (`set_next_entity`);
//! levels that both share stay as they are.
//!
//! **A limit is reached** ([`bandwidth`]). Whoever is charged below zero and finds the pool empty
//! asks for a reschedule; the queue is throttled when its entity is put back or picked. The period
//! timer refills the pool and distributes it to those that wait; slack that queues give back is
//! distributed by a timer of its own.
//!
//! **Who comes before the fair class**: [`rt`] has real-time and deadline tasks as far as fair ones
//! see them.
//!
//! **A flat queue** ([`flat`]). From 7.3 on groups do not compete: their tasks do, in one queue of
//! the CPU. The same steps, in one level.
//!
//! **Where a task may run** ([`allowed`]) is what it asked for within its group's cpuset.
//!
//! What serves several steps stands beside them: an entity that is owed nothing sleeps on its queue
//! ([`delayed`]); a task's weight, slice or group changes ([`attributes`]); PELT's clock
//! ([`pelt_clock`]), its way up the hierarchy ([`propagate`]) and its estimates ([`estimate`]).
//!
//! Where a step has several answers, the verb asks a question of [`crate::policy`]. Which release
//! gave which answer is written there, not here.

pub mod account;
pub mod allowed;
pub mod attributes;
pub mod balance;
pub mod bandwidth;
pub mod class;
pub mod delayed;
pub mod estimate;
mod fits;
pub mod flat;
pub mod gather;
pub mod governor;
pub mod load;
pub mod outbox;
pub mod pelt_clock;
mod picked;
pub mod propagate;
pub mod queue;
pub mod rt;
pub mod schedule;
pub mod search;
pub mod select;
pub mod shares;
pub mod wake;
pub mod world;
