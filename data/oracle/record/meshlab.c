// SPDX-License-Identifier: Apache-2.0 OR MIT
// meshlab: tasks that run, sleep and talk through pipes, from one common start on a Linux guest.
//
//   mesh FILE OFFSET_NS DURATION_NS [PHASE_NS]
//
// FILE holds one line for each pipe and task, fields separated by blanks:
//   pipe PAGES                              the next pipe (0, 1, ...): so many messages of one page, or, if 0, 65536 of one byte
//   task NAME MASK START_US PREV_CPU STEP...   the steps for ever, one after another
// STEP  run:US (CPU time) | sleep:US | write:PIPE | read:PIPE | cpus:MASK | hog; MASK hexadecimal; PREV_CPU: where it last ran.
//       poll:US a system call of that length that passes no cond_resched(), poll() of many descriptors, none of them ready;
//       zero:US one that passes a cond_resched() for each page, read() of /dev/zero;
//       take:LOCK, free:LOCK a spin lock in user mode. Laps of the steps are counted.
//
// T0, set-up, scrub and tracing as in mixlab.c. Output: "run T0 OFFSET DURATION", then "task NAME PID LAPS" for each.
#define main mx_main_else
#include "mixlab.c"
#undef main

#include <poll.h>
#include <sys/resource.h>
#define MS_STEPS 64
#define MS_POLLS 60000
#define MS_ZERO (64l << 20)
#define MS_PAGE 4096
#define MS_SCRUB_MS 60
typedef struct { char what; long value; } ms_step;
typedef struct { char name[16]; unsigned long mask; long start, prev; int n; ms_step step[MS_STEPS]; } ms_task;
static struct { int fd[2], size; } ms_pipe[MX_MAX];

static void ms_open(int i, int pages) {
  ms_pipe[i].size = pages ? MS_PAGE : 1;
  if (pipe(ms_pipe[i].fd) || (pages && fcntl(ms_pipe[i].fd[1], F_SETPIPE_SZ, pages * MS_PAGE) != pages * MS_PAGE)) perror("pipe");
}
static int *ms_lock; // shared
static double ms_poll_ns, ms_zero_ns; // a descriptor, a page
static struct pollfd ms_polls[MS_POLLS];
static char *ms_zeros;
static int ms_zero_fd;
static void ms_poll(long n) { if (poll(ms_polls, n, 0) < 0) perror("poll"); }
static void ms_zero(long pages) { if (read(ms_zero_fd, ms_zeros, pages * MS_PAGE) < 0) perror("read"); }
static double ms_cost(void (*call)(long), long n) { // ns each, of CPU time
  call(n);
  uint64_t from = mx_now(CLOCK_THREAD_CPUTIME_ID);
  call(n);
  return (double)(mx_now(CLOCK_THREAD_CPUTIME_ID) - from) / n;
}
static void ms_measure(const ms_task *t) { // only what the task uses, so that others are as they were
  for (int i = 0; i < t->n; i++) {
    if (t->step[i].what == 'p' && !ms_poll_ns) {
      int ends[2];
      struct rlimit most = {MS_POLLS + 100, MS_POLLS + 100};
      if (setrlimit(RLIMIT_NOFILE, &most) || pipe(ends)) perror("pipe");
      for (int k = 0; k < MS_POLLS; k++) ms_polls[k] = (struct pollfd){.fd = ends[0], .events = POLLIN};
      ms_poll_ns = ms_cost(ms_poll, 4000);
    }
    if (t->step[i].what == 'z' && !ms_zero_ns) {
      ms_zero_fd = open("/dev/zero", O_RDONLY);
      ms_zeros = mmap(0, MS_ZERO, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
      ms_zero_ns = ms_cost(ms_zero, 500);
    }
  }
}
static void ms_do(ms_step s) {
  static char message[MS_PAGE];
  struct timespec t = {s.value / 1000000, s.value % 1000000 * 1000};
  switch (s.what) {
    case 'r': mx_burn(s.value * 1000ull); break;
    case 's': clock_nanosleep(CLOCK_MONOTONIC, 0, &t, 0); break;
    case 'w': if (write(ms_pipe[s.value].fd[1], message, ms_pipe[s.value].size) < 1) _exit(1); break;
    case 'g': if (read(ms_pipe[s.value].fd[0], message, ms_pipe[s.value].size) < 1) _exit(1); break;
    case 'c': mx_pin(s.value); break;
    case 'p': ms_poll(s.value * 1000 / ms_poll_ns); break;
    case 'z': ms_zero(s.value * 1000 / ms_zero_ns); break;
    case 't': while (__atomic_exchange_n(&ms_lock[s.value], 1, __ATOMIC_ACQUIRE)) asm volatile("pause"); break;
    case 'f': __atomic_store_n(&ms_lock[s.value], 0, __ATOMIC_RELEASE); break;
    case 'h': mx_hog();
  }
}
static int ms_parse(char *line, ms_task *t) {
  int at;
  if (sscanf(line, "task %15s %lx %ld %ld%n", t->name, &t->mask, &t->start, &t->prev, &at) != 4) return 0;
  for (char *w = strtok(line + at, " \n"); w && t->n < MS_STEPS; w = strtok(0, " \n")) {
    char *v = strchr(w, ':');
    ms_step s = {strncmp(w, "read", 4) ? w[0] : 'g', v ? strtol(v + 1, 0, w[0] == 'c' ? 16 : 10) : 0};
    t->step[t->n++] = s;
  }
  return 1;
}
static void ms_child(const ms_task *t, uint64_t t0, volatile int *ready, volatile long *laps) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NAME, t->name);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1ul << t->prev);
  mx_pin(t->mask);
  ms_measure(t);
  *ready = 1;
  mx_until(t0 + t->start * 1000ull);
  for (;; (*laps)++)
    for (int i = 0; i < t->n; i++) ms_do(t->step[i]);
}
static int ms_main(int argc, char **argv) {
  static ms_task task[MX_MAX];
  char line[1024];
  int n = 0, pipes = 0, pages;
  if (argc < 5) return 2;
  uint64_t offset = strtoull(argv[3], 0, 10), duration = strtoull(argv[4], 0, 10), phase = argc > 5 ? strtoull(argv[5], 0, 10) : 0;
  FILE *f = fopen(argv[2], "r");
  if (!f) { perror(argv[2]); return 1; }
  while (fgets(line, sizeof line, f)) {
    if (pipes < MX_MAX && sscanf(line, "pipe %d", &pages) == 1) ms_open(pipes++, pages);
    else if (n < MX_MAX) n += ms_parse(line, &task[n]);
  }
  volatile int *ready = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  volatile long *laps = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  ms_lock = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  int cpus = sysconf(_SC_NPROCESSORS_ONLN);
  // lead: 10 ms for each task, the scrubs (at one time), and 300 ms of quiet
  uint64_t lead = 300000000ull + n * 10000000ull + MS_SCRUB_MS * 3000000ull;
  uint64_t t0 = ((mx_now(CLOCK_MONOTONIC) + lead) / MX_TICK + 1) * MX_TICK + phase + offset;
  pid_t pid[MX_MAX], scrub[MX_MAX];
  for (int i = 0; i < n; i++) {
    if (!(pid[i] = fork())) { ms_child(&task[i], t0, &ready[i], &laps[i]); _exit(0); }
    while (!ready[i] || mx_state(pid[i]) != 'S') usleep(500);
  }
  for (int c = 0; c < cpus; c++)
    if (!(scrub[c] = fork())) { prctl(PR_SET_NAME, "scrub"); mx_pin(1ul << c); mx_burn(MS_SCRUB_MS * 1000000ull); _exit(0); }
  for (int c = 0; c < cpus; c++) waitpid(scrub[c], 0, 0);
  if (mx_now(CLOCK_MONOTONIC) + 100000000ull > t0) printf("error: set-up took too long\n");
  mx_until(t0 - 20000000);
  int on = open("/sys/kernel/tracing/tracing_on", O_WRONLY);
  if (on < 0 || write(on, "1", 1) != 1) perror("tracing_on");
  mx_until(t0 + duration);
  if (write(on, "0", 1) != 1) perror("tracing_on");
  for (int i = 0; i < n; i++) kill(pid[i], SIGKILL);
  for (int i = 0; i < n; i++) waitpid(pid[i], 0, 0);
  printf("run %lu %lu %lu\n", t0, offset, duration);
  for (int i = 0; i < n; i++) printf("task %s %d %ld\n", task[i].name, pid[i], laps[i]);
  return 0;
}
#ifndef MESHLAB_PART // another program includes it and has a main of its own
int main(int argc, char **argv) {
  setvbuf(stdout, 0, _IOLBF, 0);
  return argc > 1 && !strcmp(argv[1], "mesh") ? ms_main(argc, argv) : mx_main_else(argc, argv);
}
#endif
