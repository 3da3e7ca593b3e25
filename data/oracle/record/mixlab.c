// SPDX-License-Identifier: Apache-2.0 OR MIT
// mixlab: run a list of tasks from one common start on a Linux guest and say who they were.
//
//   mix FILE OFFSET_NS DURATION_NS [PHASE_NS]
//
// FILE holds one line for each scrub, sync or task, fields separated by blanks:
//   scrub CPU CGROUP MS          burn MS of CPU time on CPU inside CGROUP, then exit ("-": the root group)
//   sync                         wait for the scrubs above
//   task NAME KIND RUN_US SLEEP_US PERIOD_US SLICE_US NICE POLICY MASK CGROUP START_US PREV_CPU
//   set AT_US CGROUP FILE VALUE  write VALUE into a file of CGROUP at T0 + AT_US (in order of time; negative: before T0)
//   stat CGROUP                  read cpu.stat 10 ms before T0 and at T0 + DURATION
// KIND hog | sleeper | periodic | yielder (yields after each RUN_US); MASK hexadecimal; PREV_CPU: where the task last ran.
// POLICY 0 normal, 3 batch, 5 idle, 1:PRIORITY fifo, 2:PRIORITY rr, 6:RUNTIME:DEADLINE:PERIOD deadline (us).
//
// T0 is a multiple of 4 ms of CLOCK_MONOTONIC + PHASE_NS + OFFSET_NS. Each task sets itself up and sleeps until
// T0 + START_US before the next one is forked. The scrubs run after that, so that every queue's virtual clock has left
// the tasks' old virtual times far behind (it matters for CFS). The parent sleeps through the window.
// Output: "run T0 OFFSET DURATION", then for each task "task NAME PID EXEC0 WAIT0 N0 EXEC1 WAIT1 N1 MIGRATIONS"
// (before and after the window; /proc/PID/schedstat and nr_migrations of /proc/PID/sched).
// "set AT_NS FILE VALUE: BEFORE -> AFTER" shows cpu.max and cpu.max.burst before and after a write that began at T0 + AT_NS;
// "stat FROM_NS TO_NS CGROUP KEY VALUE ..." is cpu.stat, read between T0 + FROM_NS and T0 + TO_NS; "pressure CGROUP ..."
// is cpu.pressure, read after all of these.
// Tracing is switched on 20 ms before T0 or before the first write, and off at the end. With set or stat lines the
// parent is SCHED_FIFO while it waits, so that it writes and reads in time on busy CPUs.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MX_MAX 64
#define MX_TICK 4000000ull
typedef struct { char name[16], kind[16], group[128], policy[64]; long run, sleep, period, slice, nice, mask, start, prev; } mx_task;
typedef struct { long at; char group[128], file[32], value[64]; } mx_line;
typedef struct { uint64_t exec, wait, count, migrations; } mx_stat;

static void mx_write(const char *path, const char *text) {
  int fd = open(path, O_WRONLY);
  if (fd < 0 || write(fd, text, strlen(text)) < 0) perror(path);
  if (fd >= 0) close(fd);
}
static void mx_allow(pid_t pid, unsigned long mask) {
  cpu_set_t s;
  CPU_ZERO(&s);
  for (int c = 0; c < 64; c++) if (mask >> c & 1) CPU_SET(c, &s);
  if (sched_setaffinity(pid, sizeof s, &s)) perror("sched_setaffinity");
}
static void mx_pin(unsigned long mask) { mx_allow(0, mask); }
static void mx_enter(const char *group) {
  char path[256], pid[16];
  if (!strcmp(group, "-")) return;
  snprintf(path, sizeof path, "/sys/fs/cgroup%s/cgroup.procs", group);
  snprintf(pid, sizeof pid, "%d", getpid());
  mx_write(path, pid);
}
static void mx_attr(const char *policy, long nice, uint64_t slice_ns) {
  struct { uint32_t size, policy; uint64_t flags; int32_t nice; uint32_t prio; uint64_t runtime, deadline, period; uint32_t lo, hi; }
    a = {.size = sizeof a, .nice = nice, .runtime = slice_ns};
  long number = 0, first = 0, deadline = 0, period = 0;
  sscanf(policy, "%ld:%ld:%ld:%ld", &number, &first, &deadline, &period);
  a.policy = number;
  if (number == SCHED_FIFO || number == SCHED_RR) a.prio = first;
  if (number == 6) { a.runtime = first * 1000ull; a.deadline = deadline * 1000ull; a.period = period * 1000ull; }
  if (syscall(SYS_sched_setattr, 0, &a, 0)) perror("sched_setattr");
}
static uint64_t mx_now(clockid_t c) {
  struct timespec t;
  clock_gettime(c, &t);
  return t.tv_sec * 1000000000ull + t.tv_nsec;
}
static void mx_until(uint64_t t) { // sleep until CLOCK_MONOTONIC t
  struct timespec s = {t / 1000000000, t % 1000000000};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &s, 0)) {}
}
// four blocks of 448 nops are four translation blocks; the pause lets QEMU go on to the next virtual CPU
#define MX_SPIN ".rept 448\n\tnop\n\t.endr\n\tjmp 1f\n1:\t.rept 448\n\tnop\n\t.endr\n\tjmp 2f\n2:\t.rept 448\n\tnop\n\t.endr\n\tjmp 3f\n3:\t.rept 448\n\tnop\n\t.endr\n\tpause"
static void mx_hog(void) { for (;;) asm volatile(MX_SPIN); }
static void mx_burn(uint64_t ns) { // CPU time, not wall time
  uint64_t end = mx_now(CLOCK_THREAD_CPUTIME_ID) + ns;
  do asm volatile(MX_SPIN); while (mx_now(CLOCK_THREAD_CPUTIME_ID) < end);
}
static void mx_child(const mx_task *t, uint64_t t0, volatile int *ready) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NAME, t->name);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1ul << t->prev);
  mx_enter(t->group);
  mx_attr(t->policy, t->nice, t->slice * 1000ull);
  uint64_t next = t0 + t->start * 1000ull;
  *ready = 1;
  mx_until(next);
  if (!strcmp(t->kind, "hog")) mx_hog();
  struct timespec s = {t->sleep / 1000000, t->sleep % 1000000 * 1000};
  for (;;) {
    mx_burn(t->run * 1000ull);
    if (t->kind[0] == 'y') sched_yield();
    else if (t->kind[0] == 's') clock_nanosleep(CLOCK_MONOTONIC, 0, &s, 0);
    else mx_until(next += t->period * 1000ull);
  }
}
static char mx_state(pid_t p) {
  char path[64], line[512] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", p);
  FILE *f = fopen(path, "r");
  if (f) { if (!fgets(line, sizeof line, f)) line[0] = 0; fclose(f); }
  char *c = strrchr(line, ')');
  return c ? c[2] : '?';
}
static mx_stat mx_read(pid_t p, int all) {
  char path[64], line[256];
  mx_stat s = {0};
  snprintf(path, sizeof path, "/proc/%d/schedstat", p);
  FILE *f = fopen(path, "r");
  if (f) { if (fscanf(f, "%lu %lu %lu", &s.exec, &s.wait, &s.count) != 3) perror(path); fclose(f); }
  if (!all) return s;
  snprintf(path, sizeof path, "/proc/%d/sched", p);
  if ((f = fopen(path, "r"))) {
    while (fgets(line, sizeof line, f)) if (!strncmp(line, "se.nr_migrations", 16)) s.migrations = strtoull(strrchr(line, ':') + 1, 0, 10);
    fclose(f);
  }
  return s;
}
static const char *mx_text(const char *group, const char *file) { // a cgroup file in one line; a ring of four buffers
  static char text[4][1024];
  static int k;
  char *b = text[k++ & 3], path[256];
  snprintf(path, sizeof path, "/sys/fs/cgroup%s/%s", group, file);
  int fd = open(path, O_RDONLY);
  ssize_t n = fd < 0 ? -1 : read(fd, b, sizeof text[0] - 1);
  if (n < 0) perror(path);
  if (fd >= 0) close(fd);
  b[n > 0 ? n : 0] = 0;
  for (char *c = b; *c; c++) if (*c == '\n') *c = c[1] ? ' ' : 0;
  return b;
}
static void mx_set(const mx_line *s, uint64_t t0, FILE *out) {
  char path[256];
  snprintf(path, sizeof path, "/sys/fs/cgroup%s/%s", s->group, s->file);
  mx_until(t0 + s->at * 1000);
  long began = mx_now(CLOCK_MONOTONIC) - t0;
  const char *max = mx_text(s->group, "cpu.max"), *burst = mx_text(s->group, "cpu.max.burst");
  mx_write(path, s->value);
  fprintf(out, "set %ld %s/%s %s: %s %s -> ", began, s->group, s->file, s->value, max, burst);
  fprintf(out, "%s %s\n", mx_text(s->group, "cpu.max"), mx_text(s->group, "cpu.max.burst"));
}
static void mx_stats(const mx_line *s, int n, uint64_t t0, FILE *out) {
  for (int i = 0; i < n; i++) {
    long from = mx_now(CLOCK_MONOTONIC) - t0;
    const char *text = mx_text(s[i].group, "cpu.stat");
    fprintf(out, "stat %ld %ld %s %s\n", from, (long)(mx_now(CLOCK_MONOTONIC) - t0), s[i].group, text);
  }
  for (int i = 0; i < n; i++) fprintf(out, "pressure %s %s\n", s[i].group, mx_text(s[i].group, "cpu.pressure"));
}
static int mx_main(int argc, char **argv) {
  static mx_task task[MX_MAX];
  char line[512], group[128];
  static mx_line set[MX_MAX], stat[MX_MAX];
  static char extra[65536];
  int n = 0, cpu, ms, scrubs = 0, sets = 0, stats = 0;
  if (argc < 5) return 2;
  uint64_t offset = strtoull(argv[3], 0, 10), duration = strtoull(argv[4], 0, 10), phase = argc > 5 ? strtoull(argv[5], 0, 10) : 0;
  FILE *f = fopen(argv[2], "r");
  if (!f) { perror(argv[2]); return 1; }
  while (fgets(line, sizeof line, f)) {
    mx_task *t = &task[n];
    if (n < MX_MAX && sscanf(line, "task %15s %15s %ld %ld %ld %ld %ld %63s %lx %127s %ld %ld", t->name, t->kind, &t->run, &t->sleep, &t->period,
          &t->slice, &t->nice, t->policy, &t->mask, t->group, &t->start, &t->prev) == 12) n++;
    if (sscanf(line, "scrub %d %127s %d", &cpu, group, &ms) == 3) scrubs += ms;
    mx_line *s = &set[sets];
    if (sets < MX_MAX && sscanf(line, "set %ld %127s %31s %63[^\n]", &s->at, s->group, s->file, s->value) == 4) sets++;
    if (stats < MX_MAX && sscanf(line, "stat %127s", stat[stats].group) == 1) stats++;
  }
  volatile int *ready = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  // lead: 10 ms for each task, the scrubs one after another at worst, and 300 ms of quiet
  uint64_t lead = 300000000ull + n * 10000000ull + scrubs * 1500000ull, first = 20000000;
  if (sets && set[0].at < 0) first += -set[0].at * 1000;
  lead += first - 20000000;
  uint64_t t0 = ((mx_now(CLOCK_MONOTONIC) + lead) / MX_TICK + 1) * MX_TICK + phase + offset;
  pid_t pid[MX_MAX], sp[MX_MAX];
  for (int i = 0; i < n; i++) {
    if (!(pid[i] = fork())) { mx_child(&task[i], t0, &ready[i]); _exit(0); }
    while (!ready[i] || mx_state(pid[i]) != 'S') usleep(500);
    mx_allow(pid[i], task[i].mask); // it sleeps where it was bound, and stays there
  }
  rewind(f);
  int k = 0;
  for (int more = 1; more;) {
    more = fgets(line, sizeof line, f) != 0;
    if (more && sscanf(line, "scrub %d %127s %d", &cpu, group, &ms) == 3) {
      if (!(sp[k] = fork())) { prctl(PR_SET_PDEATHSIG, SIGKILL); prctl(PR_SET_NAME, "scrub"); mx_pin(1ul << cpu); mx_enter(group); mx_burn(ms * 1000000ull); _exit(0); }
      k++;
    }
    if (!more || !strncmp(line, "sync", 4)) { while (k) waitpid(sp[--k], 0, 0); }
  }
  mx_stat a[MX_MAX], b[MX_MAX];
  for (int i = 0; i < n; i++) a[i] = mx_read(pid[i], 1);
  if (mx_now(CLOCK_MONOTONIC) + 80000000ull + first > t0) printf("error: set-up took too long\n");
  FILE *out = fmemopen(extra, sizeof extra, "w");
  if (sets + stats && sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &(struct sched_param){1})) perror("sched_setscheduler");
  mx_until(t0 - first);
  int on = open("/sys/kernel/tracing/tracing_on", O_WRONLY);
  if (on < 0 || write(on, "1", 1) != 1) perror("tracing_on");
  int done = 0;
  while (done < sets && set[done].at < 0) mx_set(&set[done++], t0, out);
  if (stats) { mx_until(t0 - 10000000); mx_stats(stat, stats, t0, out); }
  while (done < sets) mx_set(&set[done++], t0, out);
  mx_until(t0 + duration);
  mx_stats(stat, stats, t0, out);
  for (int i = 0; i < n; i++) b[i] = mx_read(pid[i], 0);
  if (write(on, "0", 1) != 1) perror("tracing_on");
  for (int i = 0; i < n; i++) { mx_stat s = mx_read(pid[i], 1); b[i].migrations = s.migrations - a[i].migrations; }
  for (int i = 0; i < n; i++) kill(pid[i], SIGKILL);
  for (int i = 0; i < n; i++) waitpid(pid[i], 0, 0);
  printf("run %lu %lu %lu\n", t0, offset, duration);
  for (int i = 0; i < n; i++)
    printf("task %s %d %lu %lu %lu %lu %lu %lu %lu\n", task[i].name, pid[i], a[i].exec, a[i].wait, a[i].count, b[i].exec, b[i].wait, b[i].count, b[i].migrations);
  fclose(out);
  fputs(extra, stdout);
  return 0;
}
#ifdef MIXLAB_ELSE // built together with the oracle's schedlab.c: other commands are its own
int main(int argc, char **argv) { return argc > 1 && !strcmp(argv[1], "mix") ? mx_main(argc, argv) : MIXLAB_ELSE(argc, argv); }
#else
int main(int argc, char **argv) { setvbuf(stdout, 0, _IOLBF, 0); return argc > 1 && !strcmp(argv[1], "mix") ? mx_main(argc, argv) : 2; }
#endif
